import { styled } from '@overland/ui';
import { encode } from 'uqr';

// Dark on white in both themes: not every app reads the reverse.
const Sheet = styled('svg')({ background: '#fff', borderRadius: 8, flex: 'none' });

/** A text as a QR code of 180 pixels, with the four light modules around it that readers need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Sheet role="img" aria-label={label} width={180} height={180} viewBox={`0 0 ${size} ${size}`}>
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </Sheet>
  );
}
