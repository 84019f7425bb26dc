import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLocation } from '../../platform/location.tsx';
import { opensOnArrival } from './free-opening.ts';

/** Opens once, as soon as that is possible, where the way here asked for it. A reload doesn't ask again. */
export const useOpenOnArrival = (possible: boolean, open: () => void): void => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  const due = possible && opensOnArrival(state);
  useEffect(() => {
    if (!due) return;
    navigate(`${pathname}${search}`, { replace: true });
    latest.current();
  }, [due, pathname, search, navigate]);
};
