import { contactOf, type PortalForm, type PortalRecord, shownCompanies } from '@overland/contracts';
import {
  accentTokens,
  Button,
  CompanyBrand,
  cssVariables,
  Note,
  PHONE,
  PublicBrand,
  PublicPhone,
  Shield,
  SignPanel,
  styled,
} from '@overland/ui';
import { useWatch } from '@overland/ui/forms';
import { siteConfig } from '@overland/web';
import type { ReactNode } from 'react';
import { useIsCustomerPortal } from './use-portal';

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px 16px',
  marginTop: 20,
  paddingTop: 16,
  borderTop: '1px solid var(--line)',
  '& > h3': { gridColumn: '1 / -1', fontSize: 16, fontWeight: 800 },
  [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Figure = styled('figure')({
  margin: 0,
  minWidth: 0,
  '& figcaption': { marginTop: 4, fontSize: 13, color: 'var(--ink-2)' },
});
const Page = styled('div')({
  overflow: 'hidden',
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--ground)',
  color: 'var(--ink)',
  fontSize: 14,
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  padding: '10px 14px',
  fontSize: 14,
  '& a': { color: 'inherit', textDecoration: 'none', fontSize: 14 },
  '&[data-bar]': { background: 'var(--paper)', borderBottom: '1px solid var(--line)' },
  '& img': { maxWidth: 120 },
});
const Body = styled('div')({ display: 'grid', gap: 12, justifyItems: 'start', padding: '12px 14px' });
const Sign = styled(SignPanel)({
  justifySelf: 'stretch',
  padding: '14px 16px',
  fontSize: 17,
  fontWeight: 800,
  lineHeight: 1.2,
  [PHONE]: { padding: '14px 16px' },
});
const Foot = styled('p')({ fontSize: 13, color: 'var(--ink-2)', overflowWrap: 'anywhere' });
const Provider = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8, fontWeight: 800 });

/** The heads of a shared quote, an email and a PDF with what is typed, by the rules that the real ones follow. */
export function BrandPreview({ portalId }: { portalId: string | null }) {
  const form = useWatch<PortalForm>() as PortalForm;
  const isCustomerPortal = useIsCustomerPortal(portalId);
  const { companyName, companyLogo = null } = form;
  const portal = {
    ...form,
    companyName: companyName || 'Company name',
    companyLogo,
    isCustomerPortal,
    accentColor: isCustomerPortal ? '' : form.accentColor,
  };
  return <BrandPreviews portal={portal} />;
}

export function BrandPreviews({ portal }: { portal: Branded }) {
  return (
    <Grid>
      <h3>Preview</h3>
      <Scheme caption="A shared quote" scheme="light" portal={portal} draw={SharedQuote} />
      <Scheme caption="A shared quote, dark" scheme="dark" portal={portal} draw={SharedQuote} />
      <Scheme caption="An email" scheme="light" portal={portal} draw={Email} />
      <Scheme caption="An email, dark" scheme="dark" portal={portal} draw={Email} />
      <Scheme caption="A PDF" scheme="light" portal={portal} draw={Pdf} />
    </Grid>
  );
}

/** What of a company the heads show. */
type Branded = Pick<
  PortalRecord,
  'companyName' | 'companyLogo' | 'accentColor' | 'isCustomerPortal' | 'displayMCLogo'
> &
  Parameters<typeof contactOf>[0];

interface SchemeProps {
  caption: string;
  scheme: 'light' | 'dark';
  portal: Branded;
  draw: (props: { portal: Branded }) => ReactNode;
}

function Scheme({ caption, scheme, portal, draw: Draw }: SchemeProps) {
  return (
    <Figure>
      <Page inert style={cssVariables(accentTokens(portal.accentColor)[scheme])}>
        <Draw portal={portal} />
      </Page>
      <figcaption>{caption}</figcaption>
    </Figure>
  );
}

function SharedQuote({ portal }: { portal: Branded }) {
  const { companyName: name, companyLogo: logo, isCustomerPortal, displayMCLogo } = portal;
  const company = { name, logo };
  const isReplaced = !isCustomerPortal && !displayMCLogo;
  return (
    <>
      <Head data-bar>
        <PublicBrand company={isReplaced ? company : null} />
        <PublicPhone phone={contactOf(portal, ourContact()).phone} />
      </Head>
      <Body>
        {!isReplaced && !isCustomerPortal && <CompanyBrand name={name} logo={logo} />}
        <Sign>Dallas, TX → Denver, CO</Sign>
        <Button variant="go" size="small">
          Book Order
        </Button>
      </Body>
    </>
  );
}

function Email({ portal }: { portal: Branded }) {
  const { company, provider } = shownCompanies(portal, siteConfig().brandName);
  const ours = ourContact();
  const { phone, email } = contactOf(portal, ours);
  return (
    <>
      <Head>
        <b>{company === null ? provider : <LogoOrName {...company} />}</b>
        {company !== null && provider !== null && <Note as="span">with {provider}</Note>}
      </Head>
      <Body>
        <Sign>Dallas, TX → Denver, CO</Sign>
        <Button variant="go" size="small">
          Track your order
        </Button>
        <Foot>
          Questions? Call {phone} or answer this email.
          <br />
          {email}
        </Foot>
      </Body>
    </>
  );
}

function Pdf({ portal }: { portal: Branded }) {
  const { company, provider } = shownCompanies(portal, siteConfig().brandName);
  return (
    <Body style={{ background: 'var(--paper)' }}>
      <Head style={{ padding: 0, justifySelf: 'stretch' }}>
        {company !== null && <LogoOrName {...company} />}
        {provider !== null && (
          // On paper our shield keeps its own color.
          <Provider style={cssVariables(accentTokens().light)}>
            <Shield size={22} />
            {provider}
          </Provider>
        )}
      </Head>
      <Sign>Dallas, TX → Denver, CO</Sign>
      <Foot>Questions? Call {contactOf(portal, ourContact()).phone}</Foot>
    </Body>
  );
}

const Logo = styled('img')({
  display: 'block',
  height: 40,
  padding: 4,
  objectFit: 'contain',
  background: '#fff',
  borderRadius: 6,
});

function LogoOrName({ name, logo }: { name: string; logo: string | null }) {
  return logo === null ? <b>{name}</b> : <Logo src={logo} alt={name} />;
}

function ourContact() {
  const { supportEmail: email, supportPhone: phone } = siteConfig();
  return { email, phone };
}
