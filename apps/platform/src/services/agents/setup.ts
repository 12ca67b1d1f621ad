// What puts the platform together, and the command line: app.ts, apps/izlog.
export { agentRoutes } from './agents.routes.ts';
export { mountMcp } from './mcp/mount-mcp.ts';
export { serveAgentOverStdio } from './mcp/over-stdio.ts';
export { AgentCalls } from './proposals/agent-calls.ts';
