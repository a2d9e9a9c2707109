import { type LostReason, lostReasonLabels, lostReasons } from '@overland/contracts';
import { styled } from '@overland/ui';
import { RadioInput } from '@overland/ui/forms';
import { useState } from 'react';

const Apart = styled('div')({ marginTop: 16 });

interface LostQuestionProps {
  label?: string;
  onReason: (reason: LostReason) => void;
}

/** Asked lightly, with the question whether quotes are to be removed: nobody has to answer. */
export function LostQuestion({ label = 'Why was it not booked? (optional)', onReason }: LostQuestionProps) {
  const [reason, setReason] = useState<LostReason>();
  return (
    <Apart>
      <RadioInput
        label={label}
        options={lostReasons.map((value) => ({ value, label: lostReasonLabels[value] }))}
        value={reason}
        onChange={(next) => {
          setReason(next);
          onReason(next);
        }}
      />
    </Apart>
  );
}
