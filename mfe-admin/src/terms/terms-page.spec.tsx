import { noTerms, orderTerms, portals, type Terms } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { useNotices } from '@overland/web';
import { screen, within } from '@testing-library/react';
import { TermsPage } from './terms-page';

const portalId = 'b2a0c1de-1111-4222-8333-444455556666';
const sections = [
  { title: 'What we do', text: 'We move cars.' },
  { title: 'What you do', text: 'Have it ready.' },
  { title: 'Damage', text: 'Note it.' },
];
const inEnglish = (en: Terms['texts']['en']) => ({ ...noTerms, en });
const spanish = [{ title: 'Qué hacemos', text: 'Movemos autos.' }];
const version = (changes: Partial<Terms> = {}): Terms => ({
  version: 2,
  texts: inEnglish(sections),
  portalId: null,
  createdAt: '2026-11-20T18:00:00.000Z',
  createdBy: 'Dana Whitfield',
  ...changes,
});
const first = version({
  version: 1,
  createdBy: '',
  texts: inEnglish([{ title: 'Older', text: 'As it was.' }]),
});

interface Opened {
  versions?: Terms[];
  company?: string;
  reply?: { status?: number; body: unknown };
}

function open({ versions = [version(), first], company = '', reply = { body: versions } }: Opened = {}) {
  const server = new FakeServer()
    .answer(orderTerms.versions, reply)
    .answer(orderTerms.current, { body: version() })
    .answer(portals.list, { body: { rows: [{ _id: portalId, companyName: 'Lone Star Motors' }], total: 1 } });
  return openPage(<TermsPage />, {
    server,
    session: { role: 'MCAdmin', userId: 'u', portalId: 'p' },
    path: company === '' ? '/order-terms' : '/order-terms/:portalId',
    at: company === '' ? '/order-terms' : `/order-terms/${company}`,
  });
}
type User = ReturnType<typeof open>['user'];
const titles = () => screen.getAllByLabelText('Title').map((field) => (field as HTMLInputElement).value);
const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
const save = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Save Terms' }));
  await user.click(await screen.findByRole('button', { name: 'Put Into Force' }));
};

beforeEach(() => useNotices.setState({ notices: [] }));

describe('the editor of the terms', () => {
  it('shows the sections, and beside them what customers will read while one types', async () => {
    const { user } = open();
    expect(await screen.findByDisplayValue('Damage')).toBeVisible();
    expect(screen.getByLabelText('Terms of')).toHaveDisplayValue('Overland');
    expect(titles()).toEqual(['What we do', 'What you do', 'Damage']);
    const [text] = screen.getAllByLabelText('Text');
    if (!text) throw new Error('no text');
    await user.type(text, ' Everywhere.');
    expect(preview().getByText('We move cars. Everywhere.')).toBeVisible();
    expect(preview().getByRole('heading', { name: '3. Damage' })).toBeVisible();
    expect(screen.getByText('Not saved: What we do (English)')).toBeVisible();
  });

  it('adds, moves and removes sections, and takes a removal back', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove What you do' }));
    expect(titles()).toEqual(['What we do', 'Damage']);
    expect(screen.getByText('“What you do” was removed.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(titles()).toEqual(['What we do', 'What you do', 'Damage']);
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Move Damage up' }));
    expect(titles()).toEqual(['What we do', 'Damage', 'What you do']);
    expect(screen.getByRole('button', { name: 'Move Damage up' })).toHaveFocus();
    expect(screen.getByText('Not saved: Order of the sections (English)')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Move What we do up' }));
    expect(titles()).toEqual(['What we do', 'Damage', 'What you do']);

    await user.click(screen.getByRole('button', { name: 'Add Section' }));
    await user.keyboard('Payment');
    expect(titles()).toEqual(['What we do', 'Damage', 'What you do', 'Payment']);
  });

  it('puts the next version into force once that is confirmed', async () => {
    const { user, server } = open();
    const saved = version({ version: 3, texts: inEnglish(sections.slice(0, 2)) });
    server.answer(orderTerms.save, { body: saved });
    await user.click(await screen.findByRole('button', { name: 'Remove Damage' }));
    await user.click(screen.getByRole('button', { name: 'Save Terms' }));
    expect(await screen.findByText(/get version 3, and so do new ones/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(server.callsOf(orderTerms.save)).toEqual([]);
    await save(user);
    expect(await screen.findByText('Version 3 is in force.')).toBeVisible();
    expect(server.callsOf(orderTerms.save).map(({ body }) => body)).toEqual([
      { portalId: null, version: 2, texts: inEnglish(sections.slice(0, 2)) },
    ]);
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument();
  });

  it('says what is missing, and saves nothing', async () => {
    const { user, server } = open();
    await user.click(await screen.findByRole('button', { name: 'Add Section' }));
    await user.click(screen.getByRole('button', { name: 'Save Terms' }));
    expect(await screen.findByText('Please enter a title.')).toBeVisible();
    expect(screen.getByText('Please enter a text.')).toBeVisible();
    expect(server.callsOf(orderTerms.save)).toEqual([]);
  });

  it('shows what somebody else saved meanwhile; one can read it, go on, or take it over', async () => {
    const { user, server } = open();
    const theirs = version({
      version: 3,
      createdBy: 'Sam Ortega',
      texts: inEnglish([{ title: 'All new', text: 'Theirs.' }]),
    });
    server.answer(orderTerms.save, () => {
      server.answer(orderTerms.versions, { body: [theirs, version(), first] });
      return { status: 409, body: { code: 'conflict', message: 'Changed.', details: { version: 3 } } };
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Damage' }));
    await save(user);
    expect(await screen.findByText(/Sam Ortega saved version 3/)).toBeVisible();
    const text = screen.getByText('English text is now: All new.').closest('li');
    expect(text).toHaveTextContent('You entered: What we do, What you do.');
    const [read] = screen.getAllByRole('button', { name: 'Read version 3' });
    await user.click(read as HTMLElement);
    expect(await screen.findByText('Theirs.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(titles()).toEqual(['What we do', 'What you do']);

    server.answer(orderTerms.save, { body: version({ version: 4, texts: inEnglish(sections.slice(0, 2)) }) });
    await save(user);
    expect(await screen.findByText('Version 4 is in force.')).toBeVisible();
    expect(server.callsOf(orderTerms.save).at(-1)?.body).toMatchObject({ version: 3 });
  });

  it('says that a text was changed where its titles do not tell how', async () => {
    const { user, server } = open();
    const [opening, ...others] = sections;
    if (!opening) throw new Error('no section');
    const texts = inEnglish([{ ...opening, text: 'We move all cars.' }, ...others]);
    const theirs = version({ version: 3, texts });
    server.answer(orderTerms.save, () => {
      server.answer(orderTerms.versions, { body: [theirs] });
      return { status: 409, body: { code: 'conflict', message: 'Changed.' } };
    });
    const [text] = await screen.findAllByLabelText('Text');
    await user.type(text as HTMLElement, ' Everywhere.');
    await save(user);
    const row = (await screen.findByText('English text was changed.')).closest('li');
    expect(row).not.toHaveTextContent('You entered');
    expect(screen.getByText('Not saved: What we do (English)')).toBeVisible();
  });

  it('begins again with the newer version where that is wanted', async () => {
    const { user, server } = open();
    const theirs = version({
      version: 3,
      createdBy: 'Sam Ortega',
      texts: inEnglish([{ title: 'All new', text: 'x' }]),
    });
    server.answer(orderTerms.save, () => {
      server.answer(orderTerms.versions, { body: [theirs] });
      return { status: 409, body: { code: 'conflict', message: 'Changed.' } };
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Damage' }));
    await save(user);
    await user.click(await screen.findByRole('button', { name: 'Use theirs for English text' }));
    expect(titles()).toEqual(['All new']);
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument();
  });

  it('lists the versions, and each can be read', async () => {
    const { user } = open();
    const versions = within(await screen.findByRole('region', { name: 'Versions' }));
    expect(versions.getByText('In force')).toBeVisible();
    expect(versions.getByText(/^Dana Whitfield, 11\/20\/26/)).toBeVisible();
    expect(versions.getByText('Comes with the product')).toBeVisible();
    await user.click(versions.getByRole('button', { name: 'Read version 1' }));
    expect(await screen.findByRole('dialog', { name: 'Version 1' })).toHaveTextContent('As it was.');
  });
});

describe('the texts of the terms', () => {
  const show = (user: User, name: RegExp) => user.click(screen.getByRole('radio', { name }));

  it('are written in each language beside what its readers see, and saved together', async () => {
    const { user, server } = open();
    expect(await screen.findByText(/^There is no Spanish .*Customers who read Spanish .*get/)).toBeVisible();
    await show(user, /^Spanish, no text/);
    expect(screen.queryByLabelText('Title')).not.toBeInTheDocument();
    expect(preview().getByText('(A line in Spanish: these terms are in English.)')).toBeVisible();
    expect(preview().getByRole('heading', { name: '3. Damage' }).closest('[lang]')).toHaveAttribute(
      'lang',
      'en',
    );
    await user.click(screen.getByRole('button', { name: 'Add Section' }));
    await user.keyboard('Qué hacemos');
    await user.type(screen.getByLabelText('Text'), 'Movemos autos.');
    expect(screen.getByLabelText('Text')).toHaveAttribute('lang', 'es');
    expect(preview().getByText('Movemos autos.').closest('[lang]')).toHaveAttribute('lang', 'es');
    expect(screen.queryByText(/^There is no Spanish/)).not.toBeInTheDocument();
    expect(screen.getByText('Not saved: Spanish text')).toBeVisible();
    await show(user, /^English/);
    expect(titles()).toEqual(['What we do', 'What you do', 'Damage']);
    expect(preview().getByRole('heading', { name: '1. What we do' })).toBeVisible();
    server.answer(orderTerms.save, {
      body: version({ version: 3, texts: { ...noTerms, en: sections, es: spanish } }),
    });
    await save(user);
    expect(await screen.findByText('Version 3 is in force.')).toBeVisible();
    expect(server.callsOf(orderTerms.save)[0]?.body).toMatchObject({
      texts: { ...noTerms, en: sections, es: spanish },
    });
  });

  it('begin with the one that is written', async () => {
    open({ versions: [version({ texts: { ...noTerms, es: spanish } })] });
    expect(await screen.findByDisplayValue('Qué hacemos')).toBeVisible();
    expect(screen.getByText(/^There is no English .* below a line in English/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Spanish' })).toBeChecked();
  });

  it('are not saved while a hidden one is not complete: it is shown, with the focus in the field', async () => {
    const { user, server } = open();
    await screen.findByDisplayValue('Damage');
    await show(user, /^Spanish/);
    await user.click(screen.getByRole('button', { name: 'Add Section' }));
    await user.keyboard('Qué hacemos');
    await show(user, /^English/);
    await user.click(screen.getByRole('button', { name: 'Save Terms' }));
    expect(await screen.findByText('Please enter a text.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Spanish' })).toBeChecked();
    expect(screen.getByLabelText('Text')).toHaveFocus();
    expect(server.callsOf(orderTerms.save)).toEqual([]);
  });

  it('are at least one', async () => {
    const { user, server } = open({ versions: [version({ texts: inEnglish(sections.slice(0, 1)) })] });
    await user.click(await screen.findByRole('button', { name: 'Remove What we do' }));
    expect(preview().getByText('Nothing to read yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save Terms' }));
    expect(await screen.findByText('Please write the terms in one language at least.')).toBeVisible();
    expect(server.callsOf(orderTerms.save)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.queryByText('Please write the terms in one language at least.')).not.toBeInTheDocument();
  });

  it('of each version are told and can be read', async () => {
    const { user } = open({
      versions: [version({ texts: { ...noTerms, en: sections, es: spanish } }), first],
    });
    const versions = within(await screen.findByRole('region', { name: 'Versions' }));
    expect(versions.getByText('In English and Spanish')).toBeVisible();
    expect(versions.getByText('In English')).toBeVisible();
    await user.click(versions.getByRole('button', { name: 'Read version 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Version 2' }));
    expect(dialog.getByText('We move cars.')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Spanish' }));
    expect(dialog.getByText('Movemos autos.').closest('[lang]')).toHaveAttribute('lang', 'es');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(versions.getByRole('button', { name: 'Read version 1' }));
    const older = within(await screen.findByRole('dialog', { name: 'Version 1' }));
    expect(older.getByText(/^There is no Spanish/)).toBeVisible();
    expect(older.queryByRole('radio')).not.toBeInTheDocument();
  });
});

describe('the terms of a company', () => {
  it('begin with the provider’s text where it has none of its own', async () => {
    const { user, server } = open({ versions: [], company: portalId });
    expect(await screen.findByText(/Lone Star Motors has no terms of its own/)).toBeVisible();
    expect(titles()).toEqual(['What we do', 'What you do', 'Damage']);
    server.answer(orderTerms.save, { body: version({ version: 1, portalId }) });
    await user.click(screen.getByRole('button', { name: 'Remove Damage' }));
    await save(user);
    expect(await screen.findByText('Version 1 is in force.')).toBeVisible();
    expect(server.callsOf(orderTerms.save)[0]?.body).toMatchObject({ portalId, version: 0 });
    expect(screen.queryByText(/has no terms of its own/)).not.toBeInTheDocument();
  });

  const own = version({ version: 1, portalId, texts: inEnglish(sections.slice(0, 1)) });
  const gone = version({ version: 2, portalId, texts: inEnglish([]) });
  const giveUp = async (user: User) => {
    await user.click(await screen.findByRole('button', { name: 'Use the Provider’s Terms' }));
    return within(await screen.findByRole('dialog', { name: 'Terms of Lone Star Motors' }));
  };

  it('are given up for the provider’s after a question, and stay among the versions', async () => {
    const { user, server } = open({ versions: [own], company: portalId });
    server.answer(orderTerms.returnToProvider, () => {
      server.answer(orderTerms.versions, { body: [gone, own] });
      return { body: gone };
    });
    const first = await giveUp(user);
    expect(first.queryByText(/not saved is lost/)).toBeNull();
    await user.click(first.getByRole('button', { name: 'Cancel' }));
    expect(server.callsOf(orderTerms.returnToProvider)).toEqual([]);
    await user.click((await giveUp(user)).getByRole('button', { name: 'Use the Provider’s Terms' }));
    expect(
      await screen.findByText('Customers of Lone Star Motors accept the provider’s terms again.'),
    ).toBeVisible();
    expect(server.callsOf(orderTerms.returnToProvider)[0]?.body).toEqual({ portalId, version: 1 });
    expect(titles()).toEqual(['What we do', 'What you do', 'Damage']);
    expect(screen.getByText(/Lone Star Motors has no terms of its own/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use the Provider’s Terms' })).toBeNull();
    const versions = within(screen.getByRole('region', { name: 'Versions' }));
    expect(await versions.findByText('Version 2: back to the provider’s terms')).toBeVisible();
    expect(versions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Read version 1']);
  });

  it('are not given up unseen where somebody wrote newer ones, and what is not saved is named', async () => {
    const { user, server } = open({ versions: [own], company: portalId });
    const newer = version({ version: 2, portalId, createdBy: 'Sam Ortega' });
    server.answer(orderTerms.returnToProvider, () => {
      server.answer(orderTerms.versions, { body: [newer, own] });
      return { status: 409, body: { code: 'conflict', message: 'Changed.', details: { version: 2 } } };
    });
    await user.type(await screen.findByLabelText('Text'), ' Everywhere.');
    const dialog = await giveUp(user);
    expect(dialog.getByText(/What you have not saved is lost/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Use the Provider’s Terms' }));
    expect(await screen.findByText(/Sam Ortega saved version 2/)).toBeVisible();
    expect(screen.getByLabelText('Text')).toHaveValue('We move cars. Everywhere.');
  });

  it('begin with the provider’s text after they were given up, also by somebody else meanwhile', async () => {
    const { user, server } = open({ versions: [own], company: portalId });
    server.answer(orderTerms.save, () => {
      server.answer(orderTerms.versions, { body: [{ ...gone, createdBy: 'Sam Ortega' }, own] });
      return { status: 409, body: { code: 'conflict', message: 'Changed.', details: { version: 2 } } };
    });
    await user.type(await screen.findByLabelText('Text'), ' Everywhere.');
    await save(user);
    expect(await screen.findByText(/Sam Ortega went back to the provider’s terms/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'reload the terms' }));
    await user.click(await screen.findByRole('button', { name: 'Discard Changes' }));
    expect(titles()).toEqual(['What we do', 'What you do', 'Damage']);
    expect(screen.getByText(/Lone Star Motors has no terms of its own/)).toBeVisible();
  });

  it('are chosen by name; leaving what is not saved is asked about', async () => {
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove Damage' }));
    await user.selectOptions(screen.getByLabelText('Terms of'), 'Lone Star Motors');
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(titles()).toEqual(['What we do', 'What you do']);
    await user.selectOptions(screen.getByLabelText('Terms of'), 'Lone Star Motors');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Another page')).toBeVisible();
    expect(router.state.location.pathname).toBe(`/order-terms/${portalId}`);
  });

  it('can be tried again when they cannot be read', async () => {
    const failed = { status: 500, body: { code: 'internal', message: 'Something went wrong.' } };
    const { user, server } = open({ reply: failed });
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.answer(orderTerms.versions, { body: [version()] });
    await user.click(again);
    expect(await screen.findByDisplayValue('Damage')).toBeVisible();
  });
});
