import { portals, type Session, type User, users } from '@overland/contracts';
import { aSession, type TestService } from '@overland/service-kit/testing';
import { UserEntity } from '../accounts/user.entity.js';
import { demoPortals } from '../demo/demo-portals.js';
import { demoUsers } from '../demo/demo-users.js';
import { PortalEntity } from '../portals/portal.entity.js';
import { PortalsRepository } from '../portals/portals.repository.js';
import { asSystem, startIdentity } from '../testing/start-identity.js';

const { dana, kayla } = demoUsers;
const { loneStar, northgate } = demoPortals;
const staff: Session = aSession({ userId: dana.id, role: 'MCAdmin', portalId: dana.portalId });

describe('what lists know of a company and its people', () => {
  let service: TestService;
  beforeEach(async () => {
    service = await startIdentity();
  });
  afterEach(() => service.close());

  const find = async (searchText: string): Promise<User[]> =>
    (await service.call(users.listAll, { as: staff, query: { searchText } })).body.rows;
  const countsOf = async () => {
    const { rows } = (await service.call(portals.list, { as: staff })).body;
    const count = (id: string) => rows.find(({ _id }: { _id: string }) => _id === id).users;
    return { loneStar: count(loneStar._id), northgate: count(northgate._id) };
  };
  const change = (columns: Partial<UserEntity>) =>
    asSystem(service, (manager) => manager.update(UserEntity, { id: kayla.id }, columns));

  it('a company’s new name is that of its people, in the list and its search', async () => {
    const rename = (companyName: string) =>
      asSystem(service, async (manager) => {
        const portal = await manager.findOneByOrFail(PortalEntity, { _id: loneStar._id });
        await new PortalsRepository().save(manager, { ...portal, companyName });
      });
    const before = await find('lone star');
    await rename('Comet Cars');
    const after = await find('comet cars');
    expect(after).toHaveLength(before.length);
    expect(new Set(after.map(({ companyName }) => companyName))).toEqual(new Set(['Comet Cars']));
    await rename('Meteor Autos');
    expect(await find('comet')).toEqual([]);
  });

  it('somebody who moves to another company is found there, and counted there', async () => {
    const before = await countsOf();
    await change({ portalId: northgate._id });
    expect((await find('kayla')).map(({ companyName }) => companyName)).toEqual([northgate.companyName]);
    expect(await countsOf()).toEqual({ loneStar: before.loneStar - 1, northgate: before.northgate + 1 });
    const own = aSession({ role: 'Admin', portalId: loneStar._id });
    const { rows } = (await service.call(users.list, { as: own, query: { searchText: 'kayla' } })).body;
    expect(rows).toEqual([]);
  });

  it('only the active are counted', async () => {
    const before = await countsOf();
    await change({ status: 'Archived' });
    expect((await countsOf()).loneStar).toBe(before.loneStar - 1);
    await change({ status: 'Archived', lastName: 'Brandt-Cole' });
    expect((await countsOf()).loneStar).toBe(before.loneStar - 1);
    await change({ status: 'Active' });
    expect(await countsOf()).toEqual(before);
  });
});
