import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { useSession } from './session-store';
import { useViewAsInAddress } from './use-view-as-in-address';
import { useViewAs, withoutViewAs } from './view-as-store';

const lone = '6f2f3f0e-7a55-4b49-8a55-1f3b1f0f8a02';
const north = '6f2f3f0e-7a55-4b49-8a55-1f3b1f0f8a03';

function Page() {
  useViewAsInAddress();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search}</output>
      <button type="button" onClick={() => void navigate('/orders?status=New')}>
        Orders
      </button>
    </>
  );
}

function open(address: string, role: 'MCAdmin' | 'Admin' = 'MCAdmin') {
  useSession.setState({ token: 'a token', role });
  window.history.replaceState(null, '', address);
  return render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
}
const address = () => screen.getByRole('status').textContent;

beforeEach(() => useViewAs.getState().viewAs(null));

describe('View As in the address', () => {
  it('decides what an MCAdmin views as', () => {
    open(`/orders?viewAs=${lone}`);
    expect(useViewAs.getState().portalId).toBe(lone);
    expect(address()).toBe(`/orders?viewAs=${lone}`);
  });

  it('follows a choice, beside what the address has', () => {
    open('/orders?status=New');
    act(() => useViewAs.getState().viewAs(north));
    expect(address()).toBe(`/orders?status=New&viewAs=${north}`);
    act(() => useViewAs.getState().viewAs(null));
    expect(address()).toBe('/orders?status=New');
  });

  it('stays on the next page', () => {
    open(`/quotes?viewAs=${lone}`);
    act(() => screen.getByRole('button', { name: 'Orders' }).click());
    expect(address()).toBe(`/orders?status=New&viewAs=${lone}`);
  });

  it('is nothing to anybody else, and nothing where it is no id', () => {
    const { unmount } = open(`/orders?viewAs=${lone}`, 'Admin');
    expect(useViewAs.getState().portalId).toBeNull();
    unmount();
    open('/orders?viewAs=all');
    expect(useViewAs.getState().portalId).toBeNull();
  });

  it('is left out where a page asks whether its address has a query', () => {
    expect(withoutViewAs(`?viewAs=${lone}`)).toBe('');
    expect(withoutViewAs(`?q=bell&viewAs=${lone}`)).toBe('?q=bell');
  });
});
