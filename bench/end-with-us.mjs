// What a benchmark started ends with it, also when it is interrupted.
const ours = new Set();
process.once('exit', () => {
  for (const pid of ours) end(pid);
});

/** @param pid of a process that ends, in order, on SIGINT */
export function endWithUs(pid) {
  ours.add(pid);
}

/** It has been ended already: its number may soon be another program's. */
export function hasEnded(pid) {
  ours.delete(pid);
}

function end(pid) {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // It is gone.
  }
}
