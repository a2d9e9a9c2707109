// Imported by the product under test: it stops when the process that started it has ended, in whatever way.
process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.resume();
process.stdin.unref();
