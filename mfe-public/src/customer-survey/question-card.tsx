import type { SurveyQuestion } from '@overland/contracts';
import { t, translate } from '@overland/i18n';
import { Card, styled, Unseen } from '@overland/ui';
import { ChoiceField, TextAreaField, useWatch } from '@overland/ui/forms';
import { endsOf, legendsOf, wordsOf } from './survey-texts';

const Body = styled('div')({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });
const Scale = styled('div')({
  '& .MuiFormLabel-root': { fontSize: 16, fontWeight: 800 },
  '&& .MuiFormControlLabel-root': { minHeight: 52, fontSize: 20, fontWeight: 600 },
});
const Ends = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 24,
  fontSize: 13,
  lineHeight: 1.4,
  color: 'var(--ink-2)',
  '& span': { maxWidth: '48%' },
  '& span + span': { textAlign: 'right' },
});
/** Takes its space also while empty, so that nothing moves. */
const ChosenAnswer = styled('p')({
  minHeight: 22,
  fontSize: 15,
  lineHeight: '22px',
  fontWeight: 600,
  color: 'var(--sign)',
});

export function QuestionCard({ question }: { question: SurveyQuestion }) {
  const { id, text, hasExplanation } = question;
  const rating: number | undefined = useWatch({ name: id });
  const legends = legendsOf(question);
  const [least, most] = endsOf(question);
  const { label, placeholder } = wordsOf(question);
  const options = legends.map((legend, index) => ({
    value: index + 1,
    label: (
      <>
        <span aria-hidden>{index + 1}</span>
        <Unseen>{`${index + 1}, ${legend}`}</Unseen>
      </>
    ),
  }));
  return (
    <Card>
      <Body>
        <Scale>
          <ChoiceField name={id} label={translate(text)} options={options} />
        </Scale>
        <Ends aria-hidden>
          <span>{least}</span>
          <span>{most}</span>
        </Ends>
        <ChosenAnswer aria-hidden>{rating !== undefined && `${rating}, ${legends[rating - 1]}`}</ChosenAnswer>
        {hasExplanation && (
          <TextAreaField
            name={`${id}Detail`}
            label={t('{label} (optional)', { label })}
            placeholder={placeholder}
            maxLength={1000}
          />
        )}
      </Body>
    </Card>
  );
}
