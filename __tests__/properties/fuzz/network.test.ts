import { test } from 'vitest';
import {
  closedAddresses,
  damagedHello,
  helloIsRead,
  listsOpenNoMore,
  onlyListedHosts,
  requestsGoThere,
} from './network.ts';
import { holdsFor } from './property.ts';

test('no spelling of a host passes that is not on the list, and what passes means the same to others', () =>
  holdsFor(onlyListedHosts, 3000));
test('a request to the proxy goes where its URL says, and one in a tunnel nowhere else', () =>
  holdsFor(requestsGoThere, 2000));
test('an entry that the settings take opens its own name or the names below it', () =>
  holdsFor(listsOpenNoMore, 1000));
test('the server that a TLS connection names is found however its beginning is cut, and waited for until then', () =>
  holdsFor(helloIsRead, 500));
test('a damaged beginning of a TLS connection is refused, waited for, or names a server that it really names', () =>
  holdsFor(damagedHello, 500));
test('no address of a private network counts as public, nor one that holds such an address inside', () =>
  holdsFor(closedAddresses, 1000));
