import type { User } from '@overland/contracts';

export const aUser = (given: Partial<User> = {}): User => ({
  _id: '6f2f3f0e-7a55-4b49-8a55-1f3b1f0f8a01',
  userId: '6f2f3f0e-7a55-4b49-8a55-1f3b1f0f8a01',
  version: 3,
  portalId: '6f2f3f0e-7a55-4b49-8a55-1f3b1f0f8a02',
  companyName: 'Lone Star Motors',
  firstName: 'Kayla',
  lastName: 'Brandt',
  email: 'kayla@lonestarmotors.example',
  phone: '(214) 555-0123',
  mobilePhone: '',
  role: 'User',
  isSuperAdmin: false,
  status: 'Active',
  createdAt: '2026-01-05T12:00:00.000Z',
  archivedAt: null,
  lastSignedInAt: '2026-11-20T17:00:00.000Z',
  invitedAt: null,
  invitationEndsAt: null,
  secondStep: 'emailCode',
  ...given,
});
