import { createContext, useContext } from 'react';
import type { AccountRow, Page } from './feature.ts';

/** A row of the account with the page that it leads to. */
export type AccountPage = AccountRow & Pick<Page, 'path' | 'audience'>;

/** Everything that belongs to an account, in the order of the menu: the shell has it from the manifests of features. */
export const AccountPagesContext = createContext<readonly AccountPage[]>([]);

export const useAccountPages = (): readonly AccountPage[] => useContext(AccountPagesContext);
