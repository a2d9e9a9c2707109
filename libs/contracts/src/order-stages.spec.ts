import { sdStatuses } from './constants.js';
import { isAssigned, isDelivered, isPickedUp, sqlOfStates } from './order-stages.js';

it('an order is delivered, picked up and assigned in these states, and in no others', () => {
  expect(sdStatuses.filter(isDelivered)).toEqual(['delivered', 'invoiced', 'paid']);
  expect(sdStatuses.filter(isPickedUp)).toEqual(['picked_up', 'delivered', 'invoiced', 'paid']);
  expect(sdStatuses.filter(isAssigned)).toEqual(['accepted', 'picked_up', 'delivered', 'invoiced', 'paid']);
});

it('states are written as a list of SQL', () => {
  expect(sqlOfStates(['delivered', 'paid'])).toBe("('delivered', 'paid')");
});
