import type { Quote, QuoteStatus, TransportType } from '@overland/contracts';
import { quoteActions, switchTarget } from './quote-actions';

const quote = (status: QuoteStatus, transportType: TransportType, isPremium = false) => ({
  status,
  transportType,
  portal: { isPremium } as Quote['portal'],
});

describe('the transport switch', () => {
  it('offers white glove where the quote is not white glove', () => {
    expect(switchTarget(quote('Unsaved', 'OPEN'))).toBe('WHITEGLOVE');
    expect(switchTarget(quote('Saved', 'ENCLOSED'))).toBe('WHITEGLOVE');
  });
  it('leads from white glove back to open', () => {
    expect(switchTarget(quote('Saved', 'WHITEGLOVE'))).toBe('OPEN');
  });
  it('does not lead a premium portal away from white glove', () => {
    expect(switchTarget(quote('Saved', 'WHITEGLOVE', true))).toBeNull();
  });
  it('is not there once the quote is booked or archived', () => {
    expect(switchTarget(quote('Booked', 'WHITEGLOVE'))).toBeNull();
    expect(switchTarget(quote('Booked', 'OPEN'))).toBeNull();
    expect(switchTarget(quote('Archived', 'OPEN'))).toBeNull();
  });
});

describe('what can be done with a quote', () => {
  it('Unsaved: book, save, edit, remove', () => {
    expect(quoteActions({ status: 'Unsaved' })).toEqual({
      canBook: true,
      canSave: true,
      canEdit: true,
      canRemove: true,
      canRestore: false,
    });
  });
  it('Saved: remove, and nothing to save', () => {
    expect(quoteActions({ status: 'Saved' })).toMatchObject({ canSave: false, canRemove: true });
  });
  it('Booked: nothing, it is final', () => {
    expect(quoteActions({ status: 'Booked' })).toEqual({
      canBook: false,
      canSave: false,
      canEdit: false,
      canRemove: false,
      canRestore: false,
    });
  });
  it('Archived: restore', () => {
    expect(quoteActions({ status: 'Archived' })).toMatchObject({ canBook: false, canRestore: true });
  });
});
