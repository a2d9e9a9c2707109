import * as z from 'zod/mini';
import { endpoint, endpointsOf } from '../endpoint.js';
import { id } from '../fields.js';
import { ListView, ListViewRequest, viewedLists } from '../list-views.js';

/** Named views of lists: the own ones and those that the company shares (docs/product/people.md). */
export const listViews = endpointsOf('identity', {
  list: endpoint('GET', '/list-views', {
    access: 'signedIn',
    summary: 'The own and the shared views of a list, by name',
    query: z.strictObject({ list: z.enum(viewedLists) }),
    reply: z.array(ListView),
  }),
  add: endpoint('POST', '/list-views', {
    access: 'signedIn',
    summary: 'Save a view of a list; an Admin may share it with the company',
    body: ListViewRequest,
    reply: ListView,
  }),
  remove: endpoint('DELETE', '/list-views/:listViewId', {
    access: 'signedIn',
    summary: 'Delete an own view; an Admin also one that the company shares',
    params: z.object({ listViewId: id }),
    reply: z.object({ listViewId: id }),
  }),
});
