import { t } from '@overland/i18n';
import { TextButton, useLoadedLater } from '@overland/ui';
import { useEffect, useState } from 'react';
import { type BarcodeDetector, findDetector } from './barcode-detector';

const loadDialog = () => import('./scan-dialog');

interface ScanVinProps {
  vehicle: string;
  onVin: (vin: string) => void;
}

/** Reads a VIN with the camera, in browsers that can; nothing in others, where it is typed. */
export function ScanVin({ vehicle, onVin }: ScanVinProps) {
  const detector = useDetector();
  return detector && <ScanButton detector={detector} vehicle={vehicle} onVin={onVin} />;
}

function ScanButton({ detector, vehicle, onVin }: ScanVinProps & { detector: BarcodeDetector }) {
  const [isOpen, setOpen] = useState(false);
  const dialog = useLoadedLater(loadDialog, isOpen);
  const close = () => setOpen(false);
  return (
    <>
      <TextButton
        type="button"
        aria-label={t('Scan VIN of {vehicle}', { vehicle })}
        onClick={() => setOpen(true)}
      >
        {t('Scan VIN')}
      </TextButton>
      {isOpen && dialog && (
        <dialog.ScanDialog
          detector={detector}
          onClose={close}
          onVin={(vin) => {
            close();
            onVin(vin);
          }}
        />
      )}
    </>
  );
}

function useDetector(): BarcodeDetector | null {
  const [detector, setDetector] = useState<BarcodeDetector | null>(null);
  useEffect(() => {
    let isShown = true;
    findDetector().then(
      (found) => isShown && setDetector(found),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return detector;
}
