import { LoadingNote } from './loading';

/** The same outline as in index.html, while the frame's own script loads. */
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
