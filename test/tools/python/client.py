"""Lists and calls through every toolset with the Python client: ADDRESS CALLS, the key in CARDFILE_KEY.

CALLS is JSON: {toolset: [tool, arguments]}. Prints {toolset: {"tools": names, "failed": bool}}.
"""

import asyncio
import json
import os
import sys

from mcp import ClientSession
from mcp.client.streamable_http import create_mcp_http_client, streamable_http_client


async def call(address: str, tool: str, arguments: dict) -> dict:
    headers = {"authorization": f"Bearer {os.environ['CARDFILE_KEY']}"}
    async with create_mcp_http_client(headers=headers) as http:
        async with streamable_http_client(address, http_client=http) as (read, write, *_):
            async with ClientSession(read, write) as session:
                await session.initialize()
                names = [one.name for one in (await session.list_tools()).tools]
                result = await session.call_tool(tool, arguments)
                return {"tools": names, "failed": bool(result.is_error)}


async def main(address: str, calls: dict) -> None:
    told = {}
    for toolset, (tool, arguments) in calls.items():
        told[toolset] = await call(f"{address}?toolsets={toolset}", tool, arguments)
    print(json.dumps(told))


asyncio.run(main(sys.argv[1], json.loads(sys.argv[2])))
