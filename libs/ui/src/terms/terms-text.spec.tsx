import { render, screen } from '@testing-library/react';
import { TermsText } from './terms-text';

it('numbers the sections, and an empty line begins a paragraph', () => {
  const sections = [
    { title: 'What we do', text: 'We move cars.\n\nDates are estimates.' },
    { title: 'What you do', text: 'Have it ready.\nSign at both ends.' },
  ];
  const { container } = render(<TermsText sections={sections} level={2} />);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['1. What we do', '2. What you do']);
  const paragraphs = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(paragraphs).toEqual(['We move cars.', 'Dates are estimates.', 'Have it ready.\nSign at both ends.']);
});
