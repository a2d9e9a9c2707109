import { readFilters, readSort } from './list-state';

const fallback = { key: 'createdAt', order: -1 } as const;

test.each([
  [null, fallback],
  ['', fallback],
  ['-price', { key: 'price', order: -1 }],
  ['price', { key: 'price', order: 1 }],
])('the sort %s of an address is read', (text, sort) => {
  expect(readSort(text, fallback)).toEqual(sort);
});

describe('the filters of an address', () => {
  const defaults = { status: ['Unsaved', 'Saved'] };
  const read = (address: string) => readFilters(new URLSearchParams(address), defaults);

  test('are the defaults where it says nothing', () => {
    expect(read('q=bell&sort=price')).toEqual(defaults);
  });

  test('take the place of the defaults', () => {
    expect(read('status=Booked&portal=a&portal=b')).toEqual({ status: ['Booked'], portal: ['a', 'b'] });
  });

  test('are none where a default was cleared', () => {
    expect(read('status=')).toEqual({});
  });

  test('keep the open end of a range of days', () => {
    expect(read('created=&created=2026-11-20')).toEqual({ ...defaults, created: ['', '2026-11-20'] });
  });
});
