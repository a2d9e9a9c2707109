// The frame of signed-in users and the host of the areas, in one file: a request costs more than some kilobytes.
export { StaffFrame } from '../layout/staff-frame';
export { ReleaseNotice } from '../releases/release-notice';
export { loadRoutes } from './federation-host';
