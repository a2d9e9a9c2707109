import { messages } from '@overland/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { Form, MoneyField, NumberField, PhoneField } from './index';

const onSubmit = jest.fn();

function renderFields() {
  render(
    <Form
      schema={z.object({
        phone: z.string(),
        commission: z.nullable(z.int(messages.wholeDollars).check(z.gte(0, 'Not below zero.'))),
        fuel: z.nullable(z.number()),
        perMile: z.nullable(z.number()),
      })}
      defaultValues={{ phone: '', commission: null, fuel: 5, perMile: 2.2 }}
      onSubmit={onSubmit}
    >
      <PhoneField name="phone" label="Phone" />
      <MoneyField name="commission" label="Commission" max={5000} />
      <NumberField name="fuel" label="Fuel" takesDecimals suffix="%" />
      <NumberField name="perMile" label="Per mile" takesDecimals prefix="$" />
      <button type="submit">Send</button>
    </Form>,
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const sent = async (): Promise<unknown> => {
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return onSubmit.mock.lastCall?.[0];
};

beforeEach(() => jest.clearAllMocks());

describe('the masked fields', () => {
  it('write a phone in its mask, typed or pasted', async () => {
    renderFields();
    await userEvent.type(field('Phone'), '5550100133');
    expect(field('Phone')).toHaveValue('(555) 010-0133');
    await userEvent.clear(field('Phone'));
    await userEvent.click(field('Phone'));
    await userEvent.paste('555-010-0199');
    expect(field('Phone')).toHaveValue('(555) 010-0199');
    expect(await sent()).toMatchObject({ phone: '(555) 010-0199' });
  });

  it('group dollars by thousands, refuse more than the most, and give a number', async () => {
    renderFields();
    await userEvent.type(field('Commission'), '1250');
    expect(field('Commission')).toHaveValue('$1,250');
    await userEvent.type(field('Commission'), '0');
    expect(field('Commission')).toHaveValue('$1,250');
    expect(await sent()).toMatchObject({ commission: 1250 });
  });

  it.each(['500.75', '$1,500.5', '975.001'])(
    'keep the cents of %s as they were typed, and refuse them',
    async (amount) => {
      renderFields();
      await userEvent.type(field('Commission'), amount);
      expect(field('Commission')).toHaveValue(amount.startsWith('$') ? amount : `$${amount}`);
      await sent();
      expect(await screen.findByText('Please enter whole dollars, without cents.')).toBeVisible();
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

  it('refuse the cents of a pasted amount, and take those that are none', async () => {
    renderFields();
    await userEvent.click(field('Commission'));
    await userEvent.paste('500.75');
    expect(field('Commission')).toHaveValue('$500.75');
    await sent();
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(field('Commission'));
    await userEvent.type(field('Commission'), '975.00');
    expect(field('Commission')).toHaveValue('$975.00');
    expect(await sent()).toMatchObject({ commission: 975 });
  });

  it('show both cents of dollars that have some, once they are typed', async () => {
    renderFields();
    expect(field('Per mile')).toHaveValue('$2.20');
    await userEvent.clear(field('Per mile'));
    await userEvent.type(field('Per mile'), '3.5');
    expect(field('Per mile')).toHaveValue('$3.5');
    await userEvent.tab();
    expect(field('Per mile')).toHaveValue('$3.50');
    expect(await sent()).toMatchObject({ perMile: 3.5 });
  });

  it('keep a sign as it was typed, so that it is refused and not dropped', async () => {
    renderFields();
    await userEvent.type(field('Commission'), '-50');
    expect(field('Commission')).toHaveValue('-$50');
    await sent();
    expect(await screen.findByText('Not below zero.')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('take decimals and a sign where they are allowed, and null for nothing', async () => {
    renderFields();
    await userEvent.clear(field('Fuel'));
    expect(await sent()).toMatchObject({ fuel: null });
    await userEvent.type(field('Fuel'), '-2.5');
    expect(field('Fuel')).toHaveValue('-2.5%');
    expect(await sent()).toMatchObject({ fuel: -2.5 });
  });
});
