/** Apart, as few ever need it: a page that is older or newer than its gateway. */
export { print } from 'graphql';
