import { SurveyOrderSearch } from '@overland/contracts';
import { Button, PHONE, styled } from '@overland/ui';
import { Form, SubmitButton, TextField } from '@overland/ui/forms';
import { CompanyFilter } from '@overland/ui/table';
import { SurveyPeriod } from './survey-period';
import type { SurveySearch } from './use-survey-results';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '12px 24px',
  marginBottom: 20,
});
const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 200px) auto auto',
  gap: 12,
  alignItems: 'start',
  '& > button': { marginTop: 26 },
  [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr) auto', '& > button:last-of-type': { margin: 0 } },
});

interface SurveySearchBarProps {
  search: SurveySearch;
  canChoose: boolean;
  onSearch: (search: SurveySearch) => void;
}

export function SurveySearchBar({ search, canChoose, onSearch }: SurveySearchBarProps) {
  return (
    <Bar>
      <Form
        // A search that is cleared or comes with the address fills the field anew.
        key={search.order}
        label="Search surveys"
        schema={SurveyOrderSearch}
        defaultValues={{ orderId: search.order }}
        onSubmit={({ orderId }) => onSearch({ ...search, order: orderId })}
      >
        <Fields>
          <TextField name="orderId" label="Order ID" inputMode="numeric" placeholder="10231" maxLength={12} />
          <SubmitButton variant="plain" busyLabel="Searching..." showsError={false}>
            Search
          </SubmitButton>
          <Button onClick={() => onSearch({ order: '', company: '', from: '', to: '' })}>Show All</Button>
        </Fields>
      </Form>
      {search.order === '' && <SurveyPeriod />}
      {canChoose && (
        <CompanyFilter value={search.company} onPick={(company) => onSearch({ order: '', company })} />
      )}
    </Bar>
  );
}
