import { type RefObject, useEffect, useRef, useState } from 'react';
import type { BarcodeDetector } from './barcode-detector';
import { vinOfCode } from './vin-of-code';

const lookEveryMs = 200;

export type CameraState = 'starting' | 'looking' | 'refused' | 'missing';

interface Camera {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
}

interface CameraOptions {
  detector: BarcodeDetector;
  isPaused: boolean;
  onVin: (vin: string) => void;
}

/** Shows the camera's picture in `video` and looks for a VIN in it. The camera is off once this is unmounted. */
export function useCamera({ detector, isPaused, onVin }: CameraOptions): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isShown = true;
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
      (given) => {
        if (!isShown) return stop(given);
        stream = given;
        if (video.current) video.current.srcObject = given;
        setState('looking');
      },
      (error: unknown) => isShown && setState(isRefusal(error) ? 'refused' : 'missing'),
    );
    return () => {
      isShown = false;
      if (stream) stop(stream);
    };
  }, []);
  useLooking({ video, detector, onVin, isOn: state === 'looking' && !isPaused });
  return { video, state };
}

interface Looking extends Pick<CameraOptions, 'detector' | 'onVin'>, Pick<Camera, 'video'> {
  isOn: boolean;
}

/** One look after the other; the first VIN is told. */
function useLooking({ video, detector, onVin, isOn }: Looking): void {
  const onVinNow = useRef(onVin);
  onVinNow.current = onVin;
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout>;
    let isWanted = true;
    const look = async () => {
      // Before its first picture arrives a video cannot be looked at.
      const codes = video.current ? await detector.detect(video.current).catch(() => []) : [];
      if (!isWanted) return;
      const vin = codes.map(({ rawValue }) => vinOfCode(rawValue)).find((one) => one !== null);
      if (vin) onVinNow.current(vin);
      else timer = setTimeout(look, lookEveryMs);
    };
    timer = setTimeout(look, lookEveryMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [video, detector, isOn]);
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

const isRefusal = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError';
