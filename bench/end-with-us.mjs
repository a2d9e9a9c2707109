// Processes started by a benchmark end with it, even if it is interrupted.
const ours = new Set();
process.once('exit', () => {
  for (const pid of ours) end(pid);
});

/** @param pid of a process that shuts down cleanly on SIGINT */
export function endWithUs(pid) {
  ours.add(pid);
}

/** The process has already ended, and its pid may be reused. */
export function hasEnded(pid) {
  ours.delete(pid);
}

function end(pid) {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // It has already ended.
  }
}
