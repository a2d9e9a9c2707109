import { addTexts, setLanguage, t } from '@overland/i18n';
import { spanish } from '@overland/i18n/es';
import { render } from '@testing-library/react';
import { TextWith } from './text-with';

afterEach(() => setLanguage('en'));

it('puts the element where the sentence of each language has it', () => {
  addTexts('es', spanish);
  const sentence = (
    <TextWith part={<a href="/terms">x</a>}>
      {(link) => t('Accept the {terms}. The link is in your email.', { terms: link })}
    </TextWith>
  );
  expect(render(sentence).container.innerHTML).toBe(
    'Accept the <a href="/terms">x</a>. The link is in your email.',
  );
  setLanguage('es');
  expect(render(sentence).container.innerHTML).toBe(
    'Acepte los <a href="/terms">x</a>. El enlace está en su correo electrónico.',
  );
});
