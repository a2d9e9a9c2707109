import { LoadingNote } from './loading';

/** The page as index.html outlines it, while the frame's own script loads. */
export function Outline() {
  return (
    <>
      <LoadingNote />
      <div className="outline" aria-hidden="true">
        <div />
        <div>
          <i />
          <i />
        </div>
      </div>
    </>
  );
}
