import { confirmLeaving, signOut, useNavigate } from '@overland/web';

/** Clears the token and goes to /login (specification, section 2), after asking about anything unsaved. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    void confirmLeaving().then(async (leave) => {
      if (!leave) return;
      const ended = signOut();
      await navigate('/login');
      await ended;
    });
  };
}
