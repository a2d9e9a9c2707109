import { type ListedModel, pricingClasses } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, Note, PHONE, PlusIcon, styled } from '@overland/ui';
import {
  type Column,
  countOf,
  DataTable,
  type Filters,
  ListEmpty,
  type ListState,
  ListToolbar,
} from '@overland/ui/table';
import { useApiQuery, useDownload } from '@overland/web';
import { useMemo, useState } from 'react';
import { ImportDialog } from './import-dialog';
import { ModelDialog } from './model-dialog';
import { findModels, modelRows } from './model-rows';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: 16,
  '& p': { flex: 1, minWidth: 240 },
  [PHONE]: { '& p': { flexBasis: '100%' } },
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const columns: readonly Column<ListedModel>[] = [
  { id: 'make', header: 'Make', cell: ({ make }) => make, width: '32%', onCard: 'meta' },
  { id: 'model', header: 'Model', cell: ({ model }) => model, onCard: 'title' },
  {
    id: 'class',
    header: 'Pricing class',
    cell: ({ pricingClass }) => pricingClass,
    width: 200,
    onCard: 'right',
  },
];
const filters = [
  { key: 'class', label: 'Class', options: pricingClasses.map((value) => ({ value, label: value })) },
];

type Shown = { dialog: 'none' | 'add' | 'import' } | { dialog: 'edit'; model: ListedModel };

/** Saved one by one, not with the rest. */
export function MakesSection() {
  const query = useApiQuery(calls.settings.makes, {}, 'There was an error loading makes and models');
  const rows = useMemo(() => modelRows(query.data ?? []), [query.data]);
  const state = useModelFilter();
  const found = findModels(rows, { search: state.search, classes: state.filters.class ?? [] });
  const [shown, show] = useState<Shown>({ dialog: 'none' });
  const { isLoading: isExporting, download } = useDownload(
    calls.settings.exportMakes,
    'There was an error loading makes and models',
  );
  const exportMakes = () => download({}, 'makes-and-models.csv');
  const close = () => show({ dialog: 'none' });
  return (
    <section aria-label="Makes and models">
      <Head>
        <Note>
          {rows.length > 0 && `${countOf({ rows: found, total: rows.length })} models. `}
          Every make also offers “Other” for each class. Changes affect new quotes only.
        </Note>
        <Actions>
          <Button size="small" onClick={() => show({ dialog: 'import' })}>
            Import
          </Button>
          <Button size="small" busy={isExporting} busyLabel="Exporting..." onClick={exportMakes}>
            Export
          </Button>
          <Button size="small" variant="go" onClick={() => show({ dialog: 'add' })}>
            <PlusIcon size={16} /> Add model
          </Button>
        </Actions>
      </Head>
      <ListToolbar state={state} searchHint="Search make or model" filters={filters} />
      <DataTable<ListedModel>
        label="Makes and models"
        columns={columns}
        rows={found}
        rowId={({ make, model }) => `${make} ${model}`}
        onRowOpen={(model) => show({ dialog: 'edit', model })}
        isPending={query.isPending}
        error={query.error}
        onRetry={() => void query.refetch()}
        empty={
          <ListEmpty
            what="models"
            state={state}
            none={{
              title: 'No models yet',
              text: 'Only the “Other” entries can be quoted. Add a model or import a list.',
            }}
          />
        }
      />
      {shown.dialog === 'add' && <ModelDialog rows={rows} model={null} onClose={close} />}
      {shown.dialog === 'edit' && <ModelDialog rows={rows} model={shown.model} onClose={close} />}
      {shown.dialog === 'import' && <ImportDialog onClose={close} />}
    </section>
  );
}

/** Not in the address as in other lists: that names the part of the page. */
function useModelFilter(): ListState {
  const [search, setSearch] = useState('');
  const [filters, setFilters] = useState<Filters>({});
  return {
    search,
    filters,
    sort: { key: 'make', order: 1 },
    setSearch,
    setSort: () => undefined,
    setFilter: (key, values) => setFilters((now) => ({ ...now, [key]: values })),
    reset: () => {
      setSearch('');
      setFilters({});
    },
    isFiltered: Object.values(filters).some((values) => values.length > 0),
  };
}
