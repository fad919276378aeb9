// Loaded into a server process of the tests (server-process.ts): the port that replaces each host, as `api.mollie.com=4321`.
import { answerAtHome } from './at-home.ts';

const [host, port] = (process.env['PROVIDER_AT_HOME'] ?? '').split('=');
if (host && port) answerAtHome(host, Number(port));
