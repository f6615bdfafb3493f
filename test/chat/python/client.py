"""What the Python client of OpenAI makes of the chat: prints JSON for python-client.test.ts."""

import json
import os
import sys

import openai

base_url, model, question = sys.argv[1:]
client = openai.OpenAI(base_url=base_url, api_key=os.environ["CARDFILE_KEY"], max_retries=0)
messages = [{"role": "user", "content": question}]


def create(**more):
    return client.chat.completions.create(model=more.pop("model", model), messages=messages, **more)


def failure_of(work):
    try:
        work()
    except openai.APIStatusError as error:
        return {"kind": type(error).__name__, "status": error.status_code, "code": error.code}
    return None


whole = create()
choice = whole.choices[0]
streamed = list(create(stream=True, stream_options={"include_usage": True}))

# Leaving a stream half-way ends the work and not the client.
left = create(stream=True)
next(iter(left))
left.close()

json.dump(
    {
        "text": choice.message.content,
        "finish_reason": choice.finish_reason,
        "citations": [one.url_citation.title for one in choice.message.annotations or []],
        "tokens": whole.usage.total_tokens,
        "streamed": "".join(
            piece.choices[0].delta.content or "" for piece in streamed if piece.choices
        ),
        "streamed_tokens": streamed[-1].usage.total_tokens,
        "models": [one.id for one in client.models.list()],
        "wrong_key": failure_of(
            lambda: client.with_options(api_key="nonsense").models.list()
        ),
        "wrong_model": failure_of(lambda: create(model="gpt-9")),
        "wrong_request": failure_of(lambda: create(n=2)),
        "after_leaving": create().choices[0].message.content,
    },
    sys.stdout,
)
