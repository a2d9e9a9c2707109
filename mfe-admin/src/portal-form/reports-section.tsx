import { availableReports, type PortalForm } from '@overland/contracts';
import { styled } from '@overland/ui';
import { SwitchInput, useController } from '@overland/ui/forms';
import { reportNames } from '../reports/report-names';
import { FieldGrid, Part } from './part';

const Line = styled('label')({ display: 'flex', gap: 12, minHeight: 28, fontSize: 15, cursor: 'pointer' });

export function ReportsSection() {
  const { field } = useController<PortalForm, 'availableReports'>({ name: 'availableReports' });
  const turn = (report: (typeof availableReports)[number], isOn: boolean) =>
    field.onChange(availableReports.filter((one) => (one === report ? isOn : field.value.includes(one))));
  return (
    <Part id="reports" title="Reports" note="Which reports their administrators can open.">
      <FieldGrid>
        {availableReports.map((report) => (
          <Line key={report}>
            <SwitchInput
              label={reportNames[report]}
              checked={field.value.includes(report)}
              onChange={(isOn) => turn(report, isOn)}
            />
            {reportNames[report]}
          </Line>
        ))}
      </FieldGrid>
    </Part>
  );
}
