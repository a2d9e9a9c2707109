export { FakeServer } from './fake-server';
export { Frame, type OpenPage, openPage } from './open-page';
