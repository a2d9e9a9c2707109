import { User } from '@overland/contracts';
import { fieldsFor } from '@overland/service-kit';
import type { UserListEntity } from '../accounts/user-list.entity.js';

export const toUser = (user: UserListEntity): User => ({
  ...fieldsFor(User, user),
  _id: user.id,
  userId: user.id,
});
