// A script of its own in the page, a kilobyte: what the first page reads is on its way while its scripts still travel.
import { beginCalls } from './begin-calls';

beginCalls();
