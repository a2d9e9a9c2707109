import {
  type OrderVehicle,
  StaffClaimReport,
  type StaffClaimReporting,
  vehicleName,
} from '@overland/contracts';
import { t } from '@overland/i18n';
import { Note, PlainList, Stack, styled, TextButton } from '@overland/ui';
import { DayField } from '@overland/ui/dates';
import { FormDialog } from '@overland/ui/form-dialog';
import {
  CheckboxInput,
  FilesInput,
  MoneyField,
  TextAreaField,
  UploadBar,
  useField,
} from '@overland/ui/forms';
import { type ReactNode } from 'react';
import type { Issue } from '../booking/form-schema';
import { formSchema } from '../booking/form-schema';
import { claimFileTypes, type SignFile, useClaimFiles } from './use-claim-files';

type Vehicle = Pick<OrderVehicle, 'year' | 'make' | 'model'>;
type Values = Omit<StaffClaimReport, 'asked'> & { asked: number | null };

interface ClaimDialogProps {
  vehicles: readonly Vehicle[];
  /** Calendar days where the portal is. */
  deliveredOn: string;
  today: string;
  orderId: string;
  sign: SignFile;
  onReport: (report: StaffClaimReporting) => Promise<void>;
  onClose: () => void;
  /** What happens with it. */
  children: ReactNode;
}

/** The report of damage, for staff and customers. */
export function ClaimDialog(props: ClaimDialogProps) {
  const { vehicles, deliveredOn, today, orderId, sign, onReport, onClose, children } = props;
  const files = useClaimFiles(sign);
  const isBlocked = (day: string) => dayProblem(day, { deliveredOn, today });
  return (
    <FormDialog<Values, StaffClaimReport>
      title={t('Report damage')}
      schema={claimForm(isBlocked)}
      defaultValues={{
        vehicles: vehicles.length === 1 ? [0] : [],
        what: '',
        noticedOn: today,
        asked: null,
        tells: true,
      }}
      keep={{ as: `claim-${orderId}` }}
      onSubmit={async (report) => {
        await onReport({ ...report, fileKeys: files.keys() });
        onClose();
      }}
      onClose={onClose}
      submitLabel={t('Send the Report')}
      busyLabel={t('Sending...')}
    >
      {children}
      {vehicles.length > 1 && <VehiclesField vehicles={vehicles} />}
      <TextAreaField name="what" label={t('What is damaged?')} maxLength={2000} autoFocus />
      <DayField name="noticedOn" label={t('Noticed on')} min={deliveredOn} isBlocked={isBlocked} />
      <MoneyField name="asked" label={t('Amount, if you know it (optional)')} max={1_000_000} />
      <Photos files={files} />
    </FormDialog>
  );
}

const claimForm = (isBlocked: (day: string) => string | null) =>
  formSchema<Values, StaffClaimReport>({
    payload: StaffClaimReport,
    toPayload: (values) => values,
    ownIssues: ({ noticedOn }): Issue[] => {
      const message = noticedOn ? isBlocked(noticedOn) : null;
      return message === null ? [] : [{ path: ['noticedOn'], message }];
    },
  });

const dayProblem = (day: string, { deliveredOn, today }: { deliveredOn: string; today: string }) => {
  if (day < deliveredOn) return t('Please choose a day from the delivery on.');
  return day > today ? t('Please choose a day that is not in the future.') : null;
};

const Choices = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  '& legend': { padding: 0, fontSize: 14, fontWeight: 600 },
});

function VehiclesField({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const { field, error, change } = useField<number[]>('vehicles');
  const choices = vehicles.map((vehicle, at) => ({ vehicle, at }));
  const chosen: readonly number[] = Array.isArray(field.value) ? field.value : [];
  return (
    <Choices>
      <legend>{t('Which vehicles?')}</legend>
      {choices.map(({ vehicle, at }) => (
        <CheckboxInput
          key={at}
          label={vehicleName(vehicle)}
          checked={chosen.includes(at)}
          onChange={(isChosen) =>
            change(isChosen ? [...chosen, at].sort() : chosen.filter((other) => other !== at))
          }
          {...(error !== undefined && at === vehicles.length - 1 && { error })}
        />
      ))}
    </Choices>
  );
}

const Files = styled(PlainList)({
  fontSize: 14,
  '& li': { padding: '6px 0', borderBottom: '1px solid var(--line)' },
  '& div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 16 },
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 13, color: 'var(--ink-2)' },
  '& em': { fontStyle: 'normal', color: 'var(--stop)' },
});

function Photos({ files }: { files: ReturnType<typeof useClaimFiles> }) {
  return (
    <Stack>
      {files.files.length > 0 && (
        <Files aria-label={t('Files')}>
          {files.files.map(({ id, name, sent, problem, key }) => (
            <li key={id}>
              <div>
                <b>{name}</b>
                <TextButton aria-label={t('Remove {name}', { name })} onClick={() => files.remove(id)}>
                  {t('Remove')}
                </TextButton>
              </div>
              {problem !== null && (
                <small role="alert">
                  <em>{problem}</em>
                </small>
              )}
              {problem === null && key === null && <UploadBar fileName={name} sent={sent} />}
            </li>
          ))}
        </Files>
      )}
      {!files.isFull && (
        <FilesInput label={t('Photos of the damage')} accept={claimFileTypes} onFiles={files.add}>
          <Note as="span">
            {t(
              'Up to 10 photos of the damage, or papers such as an estimate: PDF, JPEG, PNG, WebP or HEIC, 25 MB each.',
            )}
          </Note>
        </FilesInput>
      )}
    </Stack>
  );
}
