import { CLIENTS, installOwnPackages } from "../support/own-packages.ts";

/* The first part of npm run test:clients. */

await Promise.all(CLIENTS.map(installOwnPackages));
