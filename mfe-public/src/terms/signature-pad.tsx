import { t } from '@overland/i18n';
import { styled } from '@overland/ui';
import { type PointerEvent, useRef, useState } from 'react';
import { extended, finished, mostStrokes, pad, pathOf, pointOnPad, type Stroke } from './strokes';

export const SignatureBox = styled('div')({
  width: '100%',
  maxWidth: pad.width,
  aspectRatio: `${pad.width} / ${pad.height}`,
  border: '1px solid var(--field)',
  borderRadius: 8,
  background: 'var(--paper)',
  overflow: 'hidden',
  '&[data-wrong]': { borderColor: 'var(--stop)' },
});
const Drawing = styled('svg')({
  display: 'block',
  width: '100%',
  height: '100%',
  // A finger draws and does not scroll.
  touchAction: 'none',
  cursor: 'crosshair',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& line': { stroke: 'var(--line)', strokeWidth: 1.5 },
  '& path': { stroke: 'var(--ink)', strokeWidth: 4 },
});

interface SignaturePadProps {
  strokes: readonly Stroke[];
  onDraw: (stroke: number[]) => void;
  isWrong: boolean;
  disabled: boolean;
}

/** Draws with a finger, a pen or the mouse; one of them at a time. */
export function SignaturePad({ strokes, onDraw, isWrong, disabled }: SignaturePadProps) {
  const { current, ...drawing } = useDrawing(onDraw, disabled || strokes.length >= mostStrokes);
  const isEmpty = strokes.length === 0;
  return (
    <SignatureBox data-wrong={isWrong || undefined}>
      <Drawing
        viewBox={`0 0 ${pad.width} ${pad.height}`}
        role="img"
        aria-label={isEmpty ? t('Signature pad, empty') : t('Signature pad, signed')}
        {...drawing}
      >
        <line x1={20} x2={pad.width - 20} y1={150} y2={150} />
        {[...strokes, ...(current ? [current] : [])].map((stroke, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
          <path key={at} d={pathOf(stroke)} />
        ))}
      </Drawing>
    </SignatureBox>
  );
}

/** The line that is being drawn. A pointer can move more than once before the page is drawn again. */
function useDrawing(onDraw: (stroke: number[]) => void, isOver: boolean) {
  const drawn = useRef<{ pointerId: number; stroke: Stroke } | null>(null);
  const [current, setCurrent] = useState<Stroke | null>(null);
  const isItsOwn = ({ pointerId }: PointerEvent) =>
    drawn.current !== null && drawn.current.pointerId === pointerId;
  const keep = (stroke: Stroke, { pointerId }: PointerEvent) => {
    drawn.current = { pointerId, stroke };
    setCurrent(stroke);
  };
  const end = (event: PointerEvent) => {
    if (drawn.current === null || !isItsOwn(event)) return;
    onDraw(finished(drawn.current.stroke));
    drawn.current = null;
    setCurrent(null);
  };
  return {
    current,
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (isOver || drawn.current !== null || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      keep(lineTo([], event), event);
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (drawn.current !== null && isItsOwn(event)) keep(lineTo(drawn.current.stroke, event), event);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

/** With the points between two frames, where the browser tells them. */
function lineTo(stroke: Stroke, { nativeEvent, currentTarget }: PointerEvent<SVGSVGElement>): Stroke {
  const box = currentTarget.getBoundingClientRect();
  const passed = nativeEvent.getCoalescedEvents?.() ?? [];
  return (passed.length > 0 ? passed : [nativeEvent]).reduce<Stroke>(
    (line, { clientX: x, clientY: y }) => extended(line, pointOnPad({ x, y }, box)),
    stroke,
  );
}
