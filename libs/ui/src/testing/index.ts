export { FakeServer } from './fake-server';
export { type OpenPage, openPage } from './open-page';
