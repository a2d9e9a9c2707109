import { portals, surveys } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { useViewAs } from '@overland/web';
import { screen, waitFor, within } from '@testing-library/react';
import { SurveyResultsPage } from './survey-results-page';
import { aQuestion, aResponse, someResults } from './testing';

const portalId = '5a1f0c1e-7d3b-4c58-9f60-0a5d2f6b9e01';
const aServer = () =>
  new FakeServer()
    .answer(surveys.list, { body: someResults() })
    .answer(surveys.ofPortal, { body: someResults({ surveys: 1 }) })
    .answer(surveys.ofOrder, { body: someResults({ surveys: 1 }) })
    .answer(portals.list, {
      body: { rows: [{ _id: portalId, companyName: 'Riverside Motors' }], total: 1, next: null },
    });
const open = (role: 'Admin' | 'MCAdmin' = 'Admin', server = aServer(), at = '/survey') =>
  openPage(<SurveyResultsPage />, {
    server,
    session: { role, userId: 'u', portalId: 'p' },
    path: '/survey',
    at,
  });
const section = (name: string) => within(screen.getByRole('region', { name }));
const loaded = () => screen.findByRole('region', { name: 'Your driver' });

describe('the survey results', () => {
  beforeEach(() => useViewAs.setState({ portalId: null }));

  it('show each scale question with its average, a chart and the same numbers as a table', async () => {
    open();
    expect(screen.getByText('Loading survey results...')).toBeVisible();
    await loaded();
    expect(screen.getByText('3 surveys')).toBeVisible();
    expect(section('Your driver').getByText('4.7 out of 5')).toBeVisible();
    expect(
      await section('Your driver').findByRole('img', { name: 'Your driver: customers by rating' }),
    ).toBeVisible();
    const rows = section('Your driver').getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      '1Poor0',
      '2Below Average0',
      '3Average0',
      '4Good1',
      '5Excellent Experience2',
    ]);
    expect(section('Anything else we should know?').queryByRole('table')).not.toBeInTheDocument();
  });

  it('list what customers wrote when asked, each leading to its order, and hide it again', async () => {
    const { user } = open();
    await loaded();
    expect(screen.queryByText('One call came late.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show Open Ended Responses' }));
    expect(screen.getByText('Saturdays, please.')).toBeVisible();
    expect(section('Your driver').getByRole('link', { name: 'Order #10231' })).toHaveAttribute(
      'href',
      `/order/${aResponse().orderId}`,
    );
    await user.click(screen.getByRole('button', { name: 'Hide Open Ended Responses' }));
    expect(screen.queryByText('Saturdays, please.')).not.toBeInTheDocument();
  });

  it('read the responses that follow, page by page', async () => {
    const question = aQuestion({ next: '1.a' });
    const server = aServer()
      .answer(surveys.list, { body: someResults({ questions: [question] }) })
      .answer(surveys.get, ({ query }) => ({
        body: aQuestion({
          responses: [aResponse({ orderId: query.cursor ?? '', explanation: `After ${query.cursor}` })],
          next: query.cursor === '1.a' ? '2.b' : null,
        }),
      }));
    const { user } = open('Admin', server);
    await loaded();
    await user.click(screen.getByRole('button', { name: 'Show Open Ended Responses' }));
    await user.click(screen.getByRole('button', { name: 'Show more responses' }));
    expect(await screen.findByText('After 1.a')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Show more responses' }));
    expect(await screen.findByText('After 2.b')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more responses' })).not.toBeInTheDocument();
  });

  it('are searched by the number of an order, and shown all again', async () => {
    const { user, server, router } = open();
    await loaded();
    await user.type(screen.getByLabelText('Order ID'), '10231{Enter}');
    expect(await screen.findByText('1 survey')).toBeVisible();
    expect(server.callsOf(surveys.ofOrder)).toMatchObject([{ path: '/survey/10231' }]);
    expect(router.state.location.search).toBe('?order=10231');
    await user.click(screen.getByRole('button', { name: 'Show All' }));
    expect(await screen.findByText('3 surveys')).toBeVisible();
    expect(screen.getByLabelText('Order ID')).toHaveValue('');
  });

  it('are those of a period once one is chosen, and all again', async () => {
    const { user, server, router } = open();
    await loaded();
    await user.click(screen.getByRole('button', { name: 'All time' }));
    await user.click(await screen.findByRole('radio', { name: 'Last year' }));
    await waitFor(() => expect(router.state.location.search).toMatch(/^\?from=\d{4}-01-01&to=\d{4}-12-31$/));
    await waitFor(() =>
      expect(server.callsOf(surveys.list).at(-1)?.query).toMatchObject({
        from: expect.stringMatching(/-01-01$/),
        to: expect.stringMatching(/-12-31$/),
      }),
    );
    await user.click(screen.getByRole('radio', { name: 'All time' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await user.click(screen.getByRole('radio', { name: 'This year' }));
    await waitFor(() => expect(router.state.location.search).toMatch(/from=/));
    await user.click(screen.getByRole('button', { name: 'Show All' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it.each(['abc', '#10231', '10 231', ' '])('ask for a valid order ID instead of %j', async (typed) => {
    const { user, server } = open();
    await loaded();
    await user.type(screen.getByLabelText('Order ID'), `${typed}{Enter}`);
    expect(await screen.findByText('Enter a valid order ID.')).toBeVisible();
    expect(server.callsOf(surveys.ofOrder)).toEqual([]);
  });

  it('say that there are none, also for an order that is not found', async () => {
    const body = { code: 'notFound', message: 'We could not find what you asked for.' };
    const server = aServer().answer(surveys.ofOrder, { status: 404, body });
    const { unmount } = open('Admin', server, '/survey?order=999');
    expect(await screen.findByRole('heading', { name: 'No Results' })).toBeVisible();
    unmount();
    open('Admin', aServer().answer(surveys.list, { body: someResults({ surveys: 0 }) }));
    expect(await screen.findByRole('heading', { name: 'No Results' })).toBeVisible();
  });

  it('are filtered by company for MCAdmin alone', async () => {
    const { user, server, unmount } = open('MCAdmin');
    await loaded();
    await user.selectOptions(screen.getByLabelText('Company'), await screen.findByText('Riverside Motors'));
    expect(await screen.findByText('1 survey')).toBeVisible();
    expect(server.callsOf(surveys.ofPortal)).toMatchObject([{ path: `/survey/portal/${portalId}` }]);
    expect(screen.getByRole('link', { name: 'This question only: Your driver' })).toHaveAttribute(
      'href',
      `/survey/driver?company=${portalId}`,
    );
    unmount();
    open('Admin');
    await loaded();
    expect(screen.queryByLabelText('Company')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /This question only/ })).not.toBeInTheDocument();
  });

  it('are those of the portal that an MCAdmin views as', async () => {
    useViewAs.setState({ portalId });
    const { server } = open('MCAdmin');
    await loaded();
    expect(server.callsOf(surveys.ofPortal)).toHaveLength(1);
    expect(server.callsOf(surveys.list)).toEqual([]);
    expect(screen.queryByLabelText('Company')).not.toBeInTheDocument();
  });

  it('of an order are searched in the portal that is looked at', async () => {
    useViewAs.setState({ portalId });
    const { server } = open('MCAdmin', aServer(), '/survey?order=10231');
    await loaded();
    expect(server.callsOf(surveys.ofOrder)).toMatchObject([{ query: { portalId } }]);
  });

  it('can be tried again when they could not be loaded', async () => {
    const server = aServer();
    server.isReachable = false;
    const { user } = open('Admin', server);
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 });
    expect(screen.getByText('There was an error getting surveyResults')).toBeVisible();
    server.isReachable = true;
    await user.click(again);
    expect(await loaded()).toBeVisible();
  }, 20_000);
});
