/** What we use of the Barcode Detection API, which not every browser has and TypeScript does not know. */
export interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface BarcodeDetectorClass {
  new (options: { formats: string[] }): BarcodeDetector;
  getSupportedFormats(): Promise<string[]>;
}

declare global {
  interface Window {
    BarcodeDetector?: BarcodeDetectorClass | undefined;
  }
}

/** Those that VIN labels have: on the windshield and the door, and in papers. */
const labelFormats = ['code_39', 'code_128', 'data_matrix', 'qr_code'];

/** Null where the browser cannot read such labels, or has no camera to give. */
export async function findDetector(): Promise<BarcodeDetector | null> {
  const Detector = window.BarcodeDetector;
  // Only pages that were loaded safely have media devices.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!Detector || !devices) return null;
  const supported = await Detector.getSupportedFormats();
  const formats = labelFormats.filter((format) => supported.includes(format));
  return formats.length > 0 ? new Detector({ formats }) : null;
}
