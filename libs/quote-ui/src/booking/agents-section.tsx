import { mostAgents } from '@overland/contracts';
import { t } from '@overland/i18n';
import { Button, CloseIcon, IconButton, Note, PHONE, PlainList, Row, styled } from '@overland/ui';
import {
  CheckboxField,
  EmailField,
  FormSection,
  leaveRow,
  TextField,
  useFieldArray,
} from '@overland/ui/forms';
import { noAgent } from './booking-values';

const Rows = styled(PlainList)({ display: 'grid', gap: 18 });
const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 36px',
  gap: '4px 12px',
  alignItems: 'start',
  '& > button': { marginTop: 30 },
  '& + &': { borderTop: '1px solid var(--line)', paddingTop: 18 },
  [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr) 44px', '& > button': { marginTop: 24 } },
});
const Flags = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0 24px' });

export function AgentsSection({ number }: { number: number }) {
  const { fields, append, remove } = useFieldArray({ name: 'agents' });
  return (
    <FormSection
      number={number}
      title={t('People to Notify')}
      note={t('Optional: people who get an email when the vehicles are booked, picked up or delivered.')}
    >
      {fields.length > 0 && (
        <Rows>
          {fields.map(({ id }, index) => (
            <Line key={id}>
              <div>
                <Row>
                  <TextField name={`agents.${index}.name`} label={t('Name (optional)')} autoComplete="off" />
                  <EmailField name={`agents.${index}.email`} label={t('Email')} autoComplete="off" />
                </Row>
                <Flags>
                  <CheckboxField name={`agents.${index}.pickup`} label={t('Email at pickup')} />
                  <CheckboxField name={`agents.${index}.delivery`} label={t('Email at delivery')} />
                </Flags>
              </div>
              <IconButton
                label={t('Remove person {number}', { number: index + 1 })}
                onClick={(event) => {
                  leaveRow(event.currentTarget);
                  remove(index);
                }}
              >
                <CloseIcon />
              </IconButton>
            </Line>
          ))}
        </Rows>
      )}
      {fields.length < mostAgents ? (
        <div>
          <Button
            size="small"
            data-adds-row
            onClick={() => append(noAgent, { focusName: `agents.${fields.length}.name` })}
          >
            {t('Add Person')}
          </Button>
        </div>
      ) : (
        <Note>{t('An order takes at most {max} people to notify.', { max: mostAgents })}</Note>
      )}
    </FormSection>
  );
}
