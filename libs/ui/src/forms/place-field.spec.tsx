import { messages, type Place, requiredText } from '@overland/contracts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { Form, PlaceField, type SearchPlaces } from './index';

const place = (text: string, zip: string): Place => {
  const [city = '', state = ''] = text.split(', ');
  return { placeId: `${city}-${state}`, text, city, state, zip, lat: 0, lng: 0 };
};
const dallas = place('Dallas, TX', '75201');
const places = [dallas, place('Dalton, GA', '30720'), place('Denver, CO', '80202')];
const onPlace = jest.fn();
const onSubmit = jest.fn();

interface Options {
  search?: SearchPlaces;
  initialPlace?: Place;
  variant?: 'sign' | 'plain';
}

const found: SearchPlaces = async (query) =>
  places.filter(({ text }) => text.toLowerCase().startsWith(query.toLowerCase()));

function renderPlace({ search = found, initialPlace, variant }: Options = {}): HTMLElement {
  render(
    <Form
      schema={z.object({ pickup: requiredText() })}
      defaultValues={{ pickup: initialPlace?.placeId ?? '' }}
      onSubmit={onSubmit}
    >
      <PlaceField
        name="pickup"
        label="Pickup"
        search={search}
        variant={variant}
        initialPlace={initialPlace ?? null}
        onPlace={onPlace}
      />
      <button type="submit">Send</button>
    </Form>,
  );
  return screen.getByRole('combobox', { name: 'Pickup' });
}

beforeEach(() => jest.clearAllMocks());

describe.each(['sign', 'plain'] as const)('a place field, %s', (variant) => {
  it('begins with the focus, and suggests with the first keys', async () => {
    render(
      <Form schema={z.object({})} defaultValues={{}} onSubmit={onSubmit}>
        <PlaceField name="pickup" label="Pickup" search={found} variant={variant} autoFocus />
      </Form>,
    );
    const field = screen.getByRole('combobox', { name: 'Pickup' });
    expect(field).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('dal');
    expect(await screen.findByRole('option', { name: 'Dallas, TX' })).toBeVisible();
    expect(field).toHaveFocus();
  });

  it('takes the highlighted suggestion on Enter', async () => {
    const field = renderPlace({ variant });
    await userEvent.type(field, 'dal');
    await screen.findByRole('listbox', { name: 'Pickup suggestions' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveValue('Dalton, GA');
    expect(onPlace).toHaveBeenLastCalledWith(places[1]);
  });

  it('takes the first suggestion when Tab leaves what was typed', async () => {
    const field = renderPlace({ variant });
    await userEvent.type(field, 'dal');
    await screen.findByRole('option', { name: 'Dallas, TX' });
    await userEvent.tab();
    expect(field).toHaveValue('Dallas, TX');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ pickup: 'Dallas-TX' });
  });

  it('takes the suggestion that is clicked', async () => {
    const field = renderPlace({ variant });
    await userEvent.type(field, 'dal');
    await userEvent.click(await screen.findByRole('option', { name: 'Dalton, GA' }));
    expect(field).toHaveValue('Dalton, GA');
  });

  it('keeps its place when Tab leaves it', async () => {
    const field = renderPlace({ variant, initialPlace: dallas });
    await userEvent.click(field);
    await userEvent.tab();
    expect(field).toHaveValue('Dallas, TX');
    expect(onPlace).not.toHaveBeenCalled();
  });

  it('asks to choose when what was typed is left without a choice', async () => {
    const field = renderPlace({ variant });
    await userEvent.type(field, 'dal');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(messages.placeRequired));
    expect(field).toHaveValue('dal');
    expect(field).toBeInvalid();
  });

  it('takes the only place that fits when a click elsewhere leaves it', async () => {
    const field = renderPlace({ variant });
    await userEvent.type(field, 'denv');
    await screen.findByRole('option', { name: 'Denver, CO' });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(field).toHaveValue('Denver, CO');
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ pickup: 'Denver-CO' });
  });

  it('gives its place up as soon as its text is changed', async () => {
    const field = renderPlace({ variant, initialPlace: dallas });
    await userEvent.click(field);
    await userEvent.keyboard('{End}x');
    expect(field).toHaveValue('Dallas, TXx');
    expect(onPlace).toHaveBeenLastCalledWith(null);
  });

  it('says of an unknown ZIP code what to do, also after it is left', async () => {
    const field = renderPlace({ variant });
    await userEvent.type(field, '00001');
    await screen.findByText(messages.unknownZip);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(messages.unknownZip));
    expect(field).toBeInvalid();
    await userEvent.type(field, '{Backspace}x');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription(messages.placeRequired));
  });

  it('says when nothing is found, and when the search fails', async () => {
    const search = jest.fn(found);
    const field = renderPlace({ variant, search });
    await userEvent.type(field, 'zzz');
    await screen.findByText('No place found. Try a city and state, or a ZIP code.');
    search.mockRejectedValue(new Error('offline'));
    await userEvent.type(field, 'z');
    await screen.findByText('Suggestions are not available right now. Please try again.');
  });
});

it('a place field on a sign shows the ZIP of a city', async () => {
  renderPlace({ variant: 'sign', initialPlace: dallas });
  expect(screen.getByText('75201')).toBeVisible();
});
