// Specs and folders of specs that several chapters name.
export const REST = 'gateway/rest/rest.int.spec.ts';
export const STOMP = 'gateway/stomp/stomp.int.spec.ts';
export const GRAPHQL = 'gateway/graphql';
export const BROWSER = 'test/browser';
export const PLATFORM = 'web/platform';
