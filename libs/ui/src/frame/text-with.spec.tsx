import { addTexts, setLanguage, t } from '@overland/i18n';
import { texts as spanish } from '@overland/i18n/es';
import { render } from '@testing-library/react';
import { TextWith } from './text-with';

afterEach(() => setLanguage('en'));

it('puts the element where the sentence of each language has it', () => {
  addTexts('es', spanish);
  const sentence = (
    <TextWith part={<a href="/terms">x</a>}>
      {(link) => t('Please try again, or write to {email}.', { email: link })}
    </TextWith>
  );
  expect(render(sentence).container.innerHTML).toBe('Please try again, or write to <a href="/terms">x</a>.');
  setLanguage('es');
  expect(render(sentence).container.innerHTML).toBe('Intente de nuevo o escriba a <a href="/terms">x</a>.');
});
