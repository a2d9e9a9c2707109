import { type Terms, termsTextFor } from '@overland/contracts';
import { languages } from '@overland/i18n';
import { Button, Note, Stack } from '@overland/ui';
import { Dialog } from '@overland/ui/overlays';
import { TermsText } from '@overland/ui/terms';
import { useState } from 'react';
import { LanguageChoice } from './language-choice';
import { firstWritten, isWritten, missingText, writtenText } from './text-languages';

export function ReadVersion({ terms }: { terms: Terms }) {
  const [isReading, setReading] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setReading(true)}>
        Read version {terms.version}
      </Button>
      {isReading && <VersionDialog terms={terms} onClose={() => setReading(false)} />}
    </>
  );
}

function VersionDialog({ terms, onClose }: { terms: Terms; onClose: () => void }) {
  const { version, texts } = terms;
  const [shown, setShown] = useState(() => firstWritten(texts));
  const { language, sections } = termsTextFor(texts, shown);
  const missing = missingText(texts);
  const hasChoice = languages.filter((one) => isWritten(texts, one)).length > 1;
  return (
    <Dialog
      open
      onClose={onClose}
      width={640}
      title={`Version ${version}`}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Stack>
        <Note>{writtenText(terms)}</Note>
        {hasChoice && <LanguageChoice texts={texts} shown={shown} onShow={setShown} />}
        {missing !== null && <Note>{missing}</Note>}
        <div lang={language}>
          <TermsText sections={sections} level={3} />
        </div>
      </Stack>
    </Dialog>
  );
}
