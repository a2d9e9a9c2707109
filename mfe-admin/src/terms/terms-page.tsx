import { PageFrame, PlainSelect, QueryState, SkeletonCard, styled } from '@overland/ui';
import { portalChoicesWith, siteConfig, useNavigate, useParams, usePortals } from '@overland/web';
import { useId } from 'react';
import { TermsForm } from './terms-form';
import { useTerms } from './use-terms';

const Choice = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  marginBottom: 20,
  '& label': { fontSize: 14, fontWeight: 600 },
  '& > div': {
    maxWidth: '100%',
    minHeight: 44,
    border: '1px solid var(--field)',
    borderRadius: 8,
    background: 'var(--paper)',
    '&:focus-within': { outline: '3px solid var(--blue)', outlineOffset: 2 },
  },
  '&& select.MuiNativeSelect-select': { padding: '9px 36px 9px 12px', borderRadius: 8 },
  '&& .MuiNativeSelect-icon': { right: 12 },
});

/** `/order-terms`: the terms that customers accept, the provider's and those of single companies (docs/product/orders.md). */
export function TermsPage() {
  const { portalId = null } = useParams();
  const terms = useTerms(portalId);
  const companies = useCompanies(portalId);
  return (
    <PageFrame title="Order Terms">
      <CompanyChoice portalId={portalId} options={companies} />
      <QueryState query={terms} skeleton={<SkeletonCard height={720} />}>
        {(loaded) => (
          <TermsForm
            key={portalId ?? 'provider'}
            loaded={loaded}
            company={companies.find(({ value }) => value === (portalId ?? ''))?.label ?? 'this company'}
          />
        )}
      </QueryState>
    </PageFrame>
  );
}

interface Company {
  /** '' for the provider. */
  value: string;
  label: string;
}

function CompanyChoice({ portalId, options }: { portalId: string | null; options: Company[] }) {
  const id = useId();
  const navigate = useNavigate();
  return (
    <Choice>
      <label htmlFor={id}>Terms of</label>
      <PlainSelect
        id={id}
        value={portalId ?? ''}
        options={options}
        onChange={(value) => navigate(value === '' ? '/order-terms' : `/order-terms/${value}`)}
      />
    </Choice>
  );
}

const useCompanies = (portalId: string | null): Company[] => [
  { value: '', label: siteConfig().brandName },
  ...portalChoicesWith(usePortals(), portalId, 'One company'),
];
