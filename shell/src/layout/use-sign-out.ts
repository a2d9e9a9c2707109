import { confirmLeaving, signOut, useNavigate } from '@overland/web';

/** Clears the token and goes to /login, after asking about anything unsaved (docs/product/access.md). */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    void confirmLeaving('signOut').then(async (leave) => {
      if (!leave) return;
      const ended = signOut();
      await navigate('/login');
      await ended;
    });
  };
}
