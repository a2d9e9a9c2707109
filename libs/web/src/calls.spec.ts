/** @jest-environment node */
import * as contract from '@overland/contracts';
import { ownPortal, ownUser, portals, signOut } from './calls';

it.each([
  { call: ownUser, row: contract.users.own },
  { call: ownPortal, row: contract.portals.own },
  { call: portals, row: contract.portals.list },
  { call: signOut, row: contract.signIn.signOut },
])('$row.method $row.path is called as the contract has it', ({ call, row }) => {
  const { method, path, access } = row;
  expect(call).toEqual({ method, path, access });
});
