import { account, audit, orderExports, orders, quotes, secondStep } from '@overland/contracts';
import { secondStepCalls } from '../account/second-steps/calls';
import { calls } from './calls';

it('calls endpoints of the contract', () => {
  expect({
    orders: orders.list,
    quotes: quotes.list,
    exports: orderExports.list,
    removeExport: orderExports.remove,
    updateAccount: account.update,
    changePassword: account.changePassword,
    confirm: account.confirm,
    activity: audit.own,
    sessions: account.sessions,
    endSession: account.endSession,
    endOtherSessions: account.endOtherSessions,
  }).toMatchObject(calls);
});

it('calls endpoints of second steps', () => {
  expect(secondStep).toMatchObject(secondStepCalls);
});
