// npm start for tests.
import './end-with-parent.mjs';
import '../stack/start.mjs';
