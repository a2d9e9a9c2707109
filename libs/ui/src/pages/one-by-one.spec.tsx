import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { OneByOne } from './one-by-one';

const texts = () => screen.queryAllByText(/section/).map(({ textContent }) => textContent);

it('draws the first child at once and then all others, in their order', () => {
  const seen: string[][] = [];
  function Section({ name }: { name: string }) {
    seen.push([...texts().map(String), name]);
    return <p>{name} section</p>;
  }
  render(
    <OneByOne>
      <Section name="first" />
      {null}
      {['second', 'third'].map((name) => (
        <Section key={name} name={name} />
      ))}
    </OneByOne>,
  );
  expect(seen[0]).toEqual(['first']);
  expect(texts()).toEqual(['first section', 'second section', 'third section']);
});

it('draws a child that is added later', () => {
  const page = (names: string[]) => (
    <OneByOne>
      {names.map((name) => (
        <p key={name}>{name} section</p>
      ))}
    </OneByOne>
  );
  const { rerender } = render(page(['first']));
  act(() => rerender(page(['first', 'second'])));
  expect(texts()).toEqual(['first section', 'second section']);
});
