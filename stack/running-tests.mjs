// A Jest reporter that keeps a list of what is running in the file RUNNING_TESTS, for the message of a step that hangs.
import { writeFileSync } from 'node:fs';
import path from 'node:path';

export default class RunningTests {
  #files = new Map();

  onRunStart() {
    this.#write('Jest was collecting the tests.');
  }

  onTestFileStart({ path: file }) {
    this.#set(file, 'before its first test');
  }

  onTestCaseStart({ path: file }, { fullName, ancestorTitles, title }) {
    this.#set(file, fullName ?? [...ancestorTitles, title].join(' › '));
  }

  onTestCaseResult({ path: file }, { fullName }) {
    this.#set(file, `after: ${fullName}`);
  }

  onTestFileResult({ path: file }) {
    this.#files.delete(file);
    this.#writeList();
  }

  onRunComplete() {
    this.#write('All tests were over, but Jest had not ended.');
  }

  #set(file, what) {
    this.#files.set(file, `${what} (since ${new Date().toISOString()})`);
    this.#writeList();
  }

  #writeList() {
    const lines = [...this.#files].map(([file, what]) => `  ${path.relative(process.cwd(), file)}: ${what}`);
    this.#write(`This was running:\n${lines.join('\n')}`);
  }

  #write(text) {
    if (process.env.RUNNING_TESTS) writeFileSync(process.env.RUNNING_TESTS, text);
  }
}
