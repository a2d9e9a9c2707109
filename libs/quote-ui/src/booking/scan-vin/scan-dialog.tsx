import { checkVin } from '@overland/contracts';
import { type Text, t } from '@overland/i18n';
import { Button, Note, Notice, styled } from '@overland/ui';
import { Dialog } from '@overland/ui/overlays';
import { useState } from 'react';
import type { BarcodeDetector } from './barcode-detector';
import { type CameraState, useCamera } from './use-camera';

interface ScanDialogProps {
  detector: BarcodeDetector;
  onVin: (vin: string) => void;
  onClose: () => void;
}

/** The camera's picture until it shows a VIN. One whose check digit is wrong is asked about. */
export function ScanDialog({ detector, onVin, onClose }: ScanDialogProps) {
  const [doubtful, setDoubtful] = useState<string | null>(null);
  const { video, state } = useCamera({
    detector,
    isPaused: doubtful !== null,
    onVin: (vin) => (checkVin(vin)?.isRight ? onVin(vin) : setDoubtful(vin)),
  });
  const actions =
    doubtful === null ? (
      <Button onClick={onClose}>{hasNoPicture(state) ? t('Close') : t('Cancel')}</Button>
    ) : (
      <>
        <Button onClick={() => onVin(doubtful)}>{t('Use it anyway')}</Button>
        <Button variant="go" onClick={() => setDoubtful(null)}>
          {t('Scan again')}
        </Button>
      </>
    );
  return (
    <Dialog open title={t('Scan VIN')} onClose={onClose} actions={actions}>
      {!hasNoPicture(state) && <Picture ref={video} autoPlay muted playsInline aria-label={t('Camera')} />}
      <div role="status">
        {doubtful === null ? (
          <Help state={state} />
        ) : (
          <Notice tone="amber">
            {t('We read {vin}, but one of its characters does not fit the others.', { vin: doubtful })}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

const Picture = styled('video')({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  marginBottom: 12,
  borderRadius: 8,
  objectFit: 'cover',
  background: 'var(--ground)',
});

const hasNoPicture = (state: CameraState) => state === 'refused' || state === 'missing';

const help: Record<CameraState, Text> = {
  starting: 'Starting the camera…',
  looking: 'Point the camera at the label on the windshield or driver’s door.',
  refused: 'The camera is not allowed here. Allow it in the settings of your browser, or type the VIN.',
  missing: 'No camera can be used on this device. Please type the VIN.',
};

function Help({ state }: { state: CameraState }) {
  return hasNoPicture(state) ? <Notice>{t(help[state])}</Notice> : <Note>{t(help[state])}</Note>;
}
